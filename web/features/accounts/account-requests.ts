import { post } from './auth-requests'

/** What a person asks for their own account; never throws (see `post`). */
const ask = (path: string, body: object) => post(path, body, 'SERVER_FAILED')

/** Done whether the address is known or not (05, « Security »). */
export const askPasswordLink = (email: string) => ask('/request-password-reset', { email })

export const resetPassword = (request: { token: string; newPassword: string }) =>
  ask('/reset-password', request)

export const changePassword = (request: { currentPassword: string; newPassword: string }) =>
  ask('/change-password', request)

/** Done whether the address has an account or not (05, « Security »). */
export const askAddressChange = (request: { newEmail: string; password: string }) =>
  ask('/change-email', request)

export const confirmAddressChange = (token: string) => ask('/confirm-email-change', { token })

export const endSession = (id: string) => ask('/revoke-session', { id })
export const endAllSessions = () => ask('/revoke-sessions', {})

export const deleteAccount = (request: { word: string; password: string }) =>
  ask('/delete-user', request)
