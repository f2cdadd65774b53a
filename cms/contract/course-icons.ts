/** Drawings of our own under Font Awesome's names: the font would be 150 kB, its icons not ours. */
export const courseIcons: Readonly<Record<string, string>> = {
  'fa-book': 'M5 4h13v16H6.5A1.5 1.5 0 0 1 5 18.5zM5 18.5A1.5 1.5 0 0 1 6.5 17H18',
  'fa-book-open': 'M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v13',
  'fa-briefcase': 'M3 8h18v12H3zM9 8V5h6v3M3 13h18',
  'fa-building': 'M5 21V3h10v18M15 9h4v12M2 21h20M8 7h1M11 7h1M8 11h1M11 11h1M8 15h1M11 15h1',
  'fa-chart-line': 'M3 3v18h18M6 15l5-5 3 3 6-7',
  'fa-clock': 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0M12 7v5l3 3',
  'fa-comment': 'M3 5h18v12h-9l-5 4v-4H3z',
  'fa-comments': 'M3 5h13v9H9l-4 4v-4H3zM19 9h2v9h-2v3l-3-3h-5',
  'fa-envelope': 'M3 6h18v13H3zM3 7l9 7 9-7',
  'fa-globe': 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0M3 12h18M12 3c4 5 4 13 0 18-4-5-4-13 0-18',
  'fa-graduation-cap': 'M2 9l10-5 10 5-10 5zM6 11.5V17c3.5 3 8.5 3 12 0v-5.5M22 9v6',
  'fa-headphones':
    'M4 18v-5a8 8 0 0 1 16 0v5M4 14h3v6H6a2 2 0 0 1-2-2zM20 14h-3v6h1a2 2 0 0 0 2-2z',
  'fa-lightbulb': 'M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM9.5 20h5',
  'fa-microphone': 'M9 4.5a3 3 0 0 1 6 0V11a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v3',
  'fa-pen': 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  'fa-pen-nib': 'M3 21l3-12 8-3 4 4-3 8zM3 21l7-7M14 6l3-3 4 4-3 3',
  'fa-person-chalkboard':
    'M10 4h12v10h-8M4 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0M3 21l1-9h4l5-3M8 12l1 9M6 16v5',
  'fa-spell-check':
    'M3 14L7 4l4 10M4.5 11h5M14 4v10h3a2.5 2.5 0 0 0 0-5h-3M14 4h2.5a2.5 2.5 0 0 1 0 5M9 18l3 3 8-8',
  'fa-user-tie': 'M8 7a4 4 0 1 0 8 0 4 4 0 0 0-8 0M4 21c0-5 3-7 8-7s8 2 8 7M12 14v5',
  'fa-users':
    'M6 8a3 3 0 1 0 6 0 3 3 0 0 0-6 0M2 20c0-4 3-6 7-6s7 2 7 6M16 5a3 3 0 0 1 0 6M18 14c3 .5 4 3 4 6',
  'fa-video': 'M3 6h12v12H3zM15 11l6-4v10l-6-4',
}
