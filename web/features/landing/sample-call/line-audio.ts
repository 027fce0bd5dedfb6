type Sound = Pick<HTMLAudioElement, 'play' | 'error' | 'duration' | 'currentTime'>

/**
 * Plays the audio of a line. `measurePlayedShare` returns 0 to 1, or null when the audio could not be loaded
 * or the browser refused to play it, as Safari does for an element that is started without a user gesture.
 */
export function playLineAudio(sound: Sound) {
  let isRefused = false
  sound.play().catch(() => {
    isRefused = true
  })
  return {
    measurePlayedShare() {
      if (isRefused || sound.error) return null
      return sound.duration > 0 ? sound.currentTime / sound.duration : 0
    },
  }
}
