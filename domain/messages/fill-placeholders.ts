export type PlaceholderOf<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never

/** Returns the text with the values of its {placeholders}; those without a value stay. */
export function fillPlaceholders<Text extends string>(
  text: Text,
  values: Readonly<Record<string, string>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
