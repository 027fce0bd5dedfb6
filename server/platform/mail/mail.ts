/** One message to one person. Its subject names no companion: it shows on a locked phone (05). */
export type Mail = { to: string; subject: string; text: string; html: string }
