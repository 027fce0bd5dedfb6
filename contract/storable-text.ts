import { z } from 'zod'

/** Text that PostgreSQL can keep: it knows no NUL character. */
export const storableText = () => z.string().refine((text) => !text.includes('\0'))
