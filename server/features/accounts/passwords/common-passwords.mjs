// @ts-check
// This module is plain JavaScript and keeps its file name in the build, so that
// load-common-passwords.ts can import it again after a failure.
import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * The 49,000 most common passwords from public leaks, in lower case, as the zxcvbn-ts project
 * maintains them (https://github.com/zxcvbn-ts/zxcvbn).
 * @type {ReadonlySet<string>}
 */
export const commonPasswords = new Set(dictionary['passwords-common'])
