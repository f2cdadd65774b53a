/** What the tutor is told where a take did not go as it should. */
export const problemTexts = {
  denied:
    'The browser does not let this page use the microphone. Allow it in the address bar, then try again; or choose a sound file.',
  none: 'No microphone was found. Plug one in, then try again; or choose a sound file.',
  unsupported: 'This browser cannot record here. Choose a sound file instead.',
  unplugged: 'The microphone was disconnected. What you had read by then is here.',
  silent: 'No voice was heard in this take. Come nearer to the microphone, and try again.',
  clipped:
    'The take was too loud in places, which may sound harsh. Move away a little and read again.',
  kept: 'This take was not saved last time. It has been kept on this device.',
  noSound: 'This file cannot be played here. Choose an MP3, WAV, M4A or OGG file of up to 60 MB.',
} as const
