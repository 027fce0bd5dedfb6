/** First document, section 9. */
const tapVibrationMs = 50

/** A tap that is felt, on phones that can. */
export const vibrateOnTap = () => {
  navigator.vibrate?.(tapVibrationMs)
}
