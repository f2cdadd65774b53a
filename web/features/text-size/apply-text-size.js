// Gives a lesson's page the text size that was chosen in this browser before anything of it is drawn.
// A file of its own and no inline script, which the site's policy forbids.
try {
  const size = localStorage.getItem('lesson-text-size')
  if (['14', '16', '18'].includes(size)) document.documentElement.dataset.textSize = size
} catch {
  // Storage is refused: nothing was kept.
}
