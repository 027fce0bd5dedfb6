const channelName = 'email-confirmed'

/** Returns null in a browser without channels between tabs. */
const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

/** Tells the tab of the registration that this tab has confirmed the e-mail address and signed in. */
export function announceEmailConfirmed() {
  const channel = openChannel()
  channel?.postMessage('confirmed')
  channel?.close()
}

/** Calls onConfirmed when another tab has confirmed an e-mail address. Returns a function that stops listening. */
export function listenForEmailConfirmed(onConfirmed: () => void): () => void {
  const channel = openChannel()
  if (!channel) return () => {}
  channel.onmessage = () => onConfirmed()
  return () => channel.close()
}
