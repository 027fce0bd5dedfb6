import { serviceMessages } from './service-messages'

const minuteSeconds = 60
const hourSeconds = 3_600

/**
 * Returns the message of RATE_LIMITED. `seconds` is the time until another attempt is possible. The
 * message states it in minutes or hours when it is longer than a minute.
 */
export function formatRateLimited(seconds: number): string {
  if (seconds <= minuteSeconds) return serviceMessages.RATE_LIMITED
  const minutes = Math.ceil(seconds / minuteSeconds)
  const hours = Math.ceil(seconds / hourSeconds)
  const wait =
    minutes < 60 ? `${minutes}\u00a0minutes` : `${hours}\u00a0heure${hours === 1 ? '' : 's'}`
  return `Trop de tentatives - réessayez dans ${wait}`
}
