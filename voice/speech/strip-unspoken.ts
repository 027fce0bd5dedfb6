/** What is never read aloud: links, Markdown, stage directions, emoji (03, « Turn taking »). */
export function stripUnspoken(text: string): string {
  return [
    withoutLinks,
    withoutMarkdown,
    withoutStageDirections,
    withoutPictures,
    withoutPoints,
  ].reduce((stripped, step) => step(stripped), text)
}

const withoutLinks = (text: string) =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<?\bhttps?:\/\/[^\s>)]+[^\s>).,;:!?…]>?/g, ' ')
    .replace(/\bwww\.[^\s)]+[^\s).,;:!?…]/g, ' ')

const withoutMarkdown = (text: string) =>
  text
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+•]|\d+[.)])[ \t]+/gm, '')
    .replace(/^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/gm, '')
    .replace(/(\*\*\*|\*\*|~~|``?`?)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])__?(?=\S)([^_]*\S)__?(?![\p{L}\p{N}])/gu, '$1')

/** Written between asterisks although a single one is also Markdown's emphasis. */
const stageWords =
  /^(?:sou[rp]i\p{L}*|ri[rt]?e?s?|rigole|riant|pause|silence|hésit\p{L}*|réfléchi\p{L}*|murmur\p{L}*|chuchot\p{L}*|tousse\p{L}*|clin|hoche|bâille\p{L}*|inspire|expire|respire|chante|fredonne)$/iu

const withoutStageDirections = (text: string) =>
  text
    .replace(/(?<!\*)\*(?=\S)([^*\n]*[^*\s])\*(?!\*)/gu, (whole, inside: string, index: number) =>
      isEmphasis(inside, text, index, whole.length) ? inside : ' ',
    )
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')

/** One word in the middle of a clause, « c’est *vraiment* bien », is stressed, not played. */
function isEmphasis(inside: string, text: string, index: number, length: number): boolean {
  if (/\s/.test(inside) || stageWords.test(inside)) return false
  return (
    /[\p{L}\p{N},’'] ?$/u.test(text.slice(0, index)) &&
    /^ ?[\p{Ll}’',.!?;:…]/u.test(text.slice(index + length))
  )
}

const withoutPictures = (text: string) =>
  text
    .replace(/[\d#*]\ufe0f?\u20e3/gu, ' ')
    .replace(
      /(?![\d#*©®™])[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Regional_Indicator}](?:\p{Emoji_Modifier}|\ufe0e|\ufe0f|\u200d|[\u{e0020}-\u{e007f}])*/gu,
      ' ',
    )
    .replace(/(?<=^|\s)(?:[:;=]['’]?-?[)(DPpoO/|*]|<3|\^\^|x[Dd])(?=$|[\s.,!?])/g, ' ')

/** « ami·e·s »: a synthesiser would read the points. */
const withoutPoints = (text: string) =>
  text.replace(/(?<=\p{L})[·•]e?(?:[·•]?(s))?(?!\p{L})/gu, '$1')
