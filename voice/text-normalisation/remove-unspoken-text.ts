/** Removes what should not be read aloud: links, Markdown, stage directions, emoji. */
export function removeUnspokenText(text: string): string {
  return [
    removeLinks,
    removeMarkdown,
    removeStageDirections,
    removeEmoji,
    removeInclusiveForms,
  ].reduce((remaining, step) => step(remaining), text)
}

const removeLinks = (text: string) =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<?\bhttps?:\/\/[^\s>)]+[^\s>).,;:!?…]>?/g, ' ')
    .replace(/\bwww\.[^\s)]+[^\s).,;:!?…]/g, ' ')

const removeMarkdown = (text: string) =>
  text
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+•]|\d+[.)])[ \t]+/gm, '')
    .replace(/^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/gm, '')
    .replace(/(\*\*\*|\*\*|~~|``?`?)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])__?(?=\S)([^_]*\S)__?(?![\p{L}\p{N}])/gu, '$1')

/** Single words that are stage directions between asterisks, not Markdown emphasis. */
const stageDirectionPattern =
  /^(?:sou[rp]i\p{L}*|ri[rt]?e?s?|rigole|riant|pause|silence|hésit\p{L}*|réfléchi\p{L}*|murmur\p{L}*|chuchot\p{L}*|tousse\p{L}*|clin|hoche|bâille\p{L}*|inspire|expire|respire|chante|fredonne)$/iu

const removeStageDirections = (text: string) =>
  text
    .replace(/(?<!\*)\*(?=\S)([^*\n]*[^*\s])\*(?!\*)/gu, (whole, inside: string, index: number) =>
      isEmphasis(inside, text, index, whole.length) ? inside : ' ',
    )
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')

/** A single word in the middle of a clause is emphasised: "c'est *vraiment* bien". */
function isEmphasis(inside: string, text: string, index: number, length: number): boolean {
  if (/\s/.test(inside) || stageDirectionPattern.test(inside)) return false
  return (
    /[\p{L}\p{N},’'] ?$/u.test(text.slice(0, index)) &&
    /^ ?[\p{Ll}’',.!?;:…]/u.test(text.slice(index + length))
  )
}

const removeEmoji = (text: string) =>
  text
    .replace(/[\d#*]\ufe0f?\u20e3/gu, ' ')
    .replace(
      /(?![\d#*©®™])[\p{Emoji_Presentation}\p{Extended_Pictographic}\p{Regional_Indicator}](?:\p{Emoji_Modifier}|\ufe0e|\ufe0f|\u200d|[\u{e0020}-\u{e007f}])*/gu,
      ' ',
    )
    .replace(/(?<=^|\s)(?:[:;=]['’]?-?[)(DPpoO/|*]|<3|\^\^|x[Dd])(?=$|[\s.,!?])/g, ' ')

/** Reduces "ami·e·s" to "amis", because a synthesiser would read the dots. */
const removeInclusiveForms = (text: string) =>
  text.replace(/(?<=\p{L})[·•]e?(?:[·•]?(s))?(?!\p{L})/gu, '$1')
