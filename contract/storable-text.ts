import { z } from 'zod'

/** Text without NUL characters, which PostgreSQL cannot store. */
export const storableText = () => z.string().refine((text) => !text.includes('\0'))
