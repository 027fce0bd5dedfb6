import { config } from 'zod'

// Schemas are interpreted: our policy forbids code made of text, and even the attempt is reported.
config({ jitless: true })
