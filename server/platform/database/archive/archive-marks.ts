// Layout of an archive: the start mark; for each table its rows in the text format of COPY,
// compressed with gzip; the manifest as JSON; the trailer. The trailer is the SHA-256 of the
// manifest (32 bytes), the manifest's length (8 bytes, big-endian) and the end mark.

export const startMark = Buffer.from('AMIVOIX ARCHIVE 1\n')
export const endMark = Buffer.from('\nAMIVOIX END 1\n')

export const trailerBytes = 32 + 8 + endMark.length
