/** Removes what should not be read aloud: links, markup, Markdown, stage directions, emoji, control characters. */
export function removeUnspokenText(text: string): string {
  return [
    removeControlCharacters,
    removeMarkup,
    removeLinks,
    removeMarkdown,
    removeStageDirections,
    removeEmoji,
    removeInclusiveForms,
    removeLeftoverMarks,
  ].reduce((remaining, step) => step(remaining), text)
}

/** Removes control characters, and characters that change the direction of text. */
const removeControlCharacters = (text: string) =>
  text.replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')

/** Tags of HTML or SSML, such as <break time="1s"/>. */
const removeMarkup = (text: string) => text.replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')

/**
 * Removes e-mail addresses, Markdown images, and URLs with a protocol, "www" or a path. Keeps the text of
 * Markdown links.
 */
const removeLinks = (text: string) =>
  text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<?\bhttps?:\/\/[^\s>)]+[^\s>).,;:!?…]>?/g, ' ')
    .replace(/\bwww\.[^\s)]+[^\s).,;:!?…]/g, ' ')
    .replace(/\b[\w-]+(?:\.[\w-]+)*\.(?:fr|com|org|net|eu|io)\/[^\s)]*/g, ' ')

/** Removes the marks of headings, quotations and lists, horizontal rules, and the marks of emphasis and code. */
const removeMarkdown = (text: string) =>
  text
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+•]|\d+[.)])[ \t]+/gm, '')
    .replace(/^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/gm, '')
    .replace(/(\*\*\*|\*\*|~~|``?`?)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])__?(?=\S)([^_]*\S)__?(?![\p{L}\p{N}])/gu, '$1')

/** Single words that are stage directions between asterisks, not Markdown emphasis. */
const stageDirectionPattern =
  /^(?:sou[rp]i\p{L}*|ri[rt]?e?s?|rigole|riant|pause|silence|hésit\p{L}*|réfléchi\p{L}*|murmur\p{L}*|chuchot\p{L}*|tousse\p{L}*|clin|hoche|bâille\p{L}*|inspire|expire|respire|chante|fredonne)$/iu

/** Removes stage directions between asterisks, the asterisks of emphasis, and all text in parentheses or brackets. */
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

/** Removes keycaps, emoji with their modifiers, and emoticons such as ":-)". */
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

/** Marks of Markdown, JSON or tables whose counterpart is in another sentence or missing. */
const removeLeftoverMarks = (text: string) =>
  text.replace(/(?<!\d ?)\*+(?! ?\d)|[|`{}\\~^]+|={2,}|_{2,}|#(?=\p{L})/gu, ' ')
