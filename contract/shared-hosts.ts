import { z } from 'zod'
import { storableText } from './storable-text'

/** The maximum length of a host name in DNS. */
const maxHostLength = 253

const maxSharedHosts = 8

/** Hosts outside the operator's computers that may receive what is said in a call. */
export const sharedHosts = z.array(storableText().min(1).max(maxHostLength)).max(maxSharedHosts)
