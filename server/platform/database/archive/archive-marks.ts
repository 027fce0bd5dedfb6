// Layout of an archive: the start mark; for each table its rows in the text format of COPY,
// compressed with gzip; the manifest as JSON; the trailer. The trailer is the SHA-256 of the
// manifest, the manifest's length as a big-endian integer, and the end mark.

export const startMark = Buffer.from('AMIVOIX ARCHIVE 1\n')
export const endMark = Buffer.from('\nAMIVOIX END 1\n')

/** The size of the SHA-256 in the trailer. */
export const digestBytes = 32
/** The size of the integer that contains the manifest's length. */
export const lengthBytes = 8
export const trailerBytes = digestBytes + lengthBytes + endMark.length

/**
 * Larger than Node's defaults, 16 kB for gzip and 64 kB for files, so that fewer chunks are needed.
 */
export const chunkBytes = 262_144
