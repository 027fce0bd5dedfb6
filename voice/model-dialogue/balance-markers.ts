/** An opening or closing marker; see `parseLanguageMarkers`. */
const marker = /\[(\/?)([a-z]{2})( slow)?\]/g

/**
 * Closes an open language marker at the end of each sentence and reopens it in the next one, because
 * models mark several sentences at once: "[en]Hello. How are you?[/en]".
 */
export async function* balanceMarkers(sentences: AsyncIterable<string>): AsyncGenerator<string> {
  let openMarker: { markerText: string; tag: string } | null = null
  for await (const sentence of sentences) {
    const text: string = openMarker ? `${openMarker.markerText}${sentence}` : sentence
    for (const [markerText, slash, tag = ''] of text.matchAll(marker))
      openMarker = slash ? null : { markerText, tag }
    yield openMarker ? `${text}[/${openMarker.tag}]` : text
  }
}
