const channelName = 'email-confirmed'

/** Returns null in a browser without channels between tabs. */
const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

/** Normalises an address in the same way as the server. */
const normaliseEmail = (email: string) => email.trim().toLowerCase()

/** Tells the tab where the user registered that this tab has confirmed the address and signed in. */
export function announceEmailConfirmed(email: string) {
  const channel = openChannel()
  channel?.postMessage(normaliseEmail(email))
  channel?.close()
}

/** Calls `onConfirmed` when another tab has confirmed this e-mail address. Returns a function that stops listening. */
export function listenForEmailConfirmed(email: string, onConfirmed: () => void): () => void {
  const channel = openChannel()
  if (!channel) return () => {}
  channel.onmessage = ({ data }) => {
    if (data === normaliseEmail(email)) onConfirmed()
  }
  return () => channel.close()
}
