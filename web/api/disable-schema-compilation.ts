import { config } from 'zod'

// Zod would compile schemas with `new Function`, which our Content-Security-Policy blocks and reports.
config({ jitless: true })
