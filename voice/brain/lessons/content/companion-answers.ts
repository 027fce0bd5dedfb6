import type { Language } from '../../../../domain/languages'

type Answers = readonly (readonly [question: RegExp, answer: string])[]

/**
 * The companion's answers to questions that a learner asks in the language. The patterns match the learner's text in
 * lower case, with straight apostrophes.
 */
export const companionAnswers: Readonly<Partial<Record<Language, Answers>>> = {
  english: [
    [
      /\bhow (?:are you|is it going|do you do)\b|\bhow's it going\b/,
      'I’m very well, thank you. And you?',
    ],
    [
      /\bwhat(?:'s| is) your name\b|\bwho are you\b/,
      'My name is {companion}, and I am an AI. What is yours?',
    ],
    [/\bhow old are you\b/, 'I have no age, I am an AI. How old are you?'],
    [
      /\bwhere (?:are you from|do you (?:live|come from))\b/,
      'I live in your telephone, because I am an AI. And you?',
    ],
    [
      /\bwhat (?:do you do|is your job)\b/,
      'I am an AI: I talk with people and help them practise. And you?',
    ],
    [
      /\bdo you (?:like|prefer) (?:the )?[a-z]+ or (?:the )?[a-z]+/,
      'I am an AI, so I never taste anything. And you, which do you prefer?',
    ],
    [/\bcan you correct\b/, 'Of course. Tell me a sentence, and I will correct it.'],
    [/\bwhat time is it\b/, 'I cannot see a clock. Is it morning or evening for you?'],
    [/\bcan you help me\b/, 'Of course. What would you like to say?'],
    [
      /\bdo you (?:like|love|enjoy)\b/,
      'I am an AI, so I only know what people tell me. Do you like it?',
    ],
    [/\bare you (?:married|single)\b/, 'No, I am an AI. And you?'],
    [
      /\b(?:did you|have you had) (?:have )?(?:a (?:good|nice) (?:day|weekend))\b/,
      'It was quiet, thank you. How was yours?',
    ],
    [/\band you[ ?.!]*$/, 'As for me, I am an AI: I only live in this call. Do you like it?'],
  ],
  spanish: [
    [
      /(?:cómo|como|qué|que) (?:estás|estas|está usted|tal|te va)/,
      'Muy bien, gracias. ¿Y {tú|usted}?',
    ],
    [/(?:cómo|como) (?:te llamas|se llama)/, 'Me llamo {companion} y soy una IA. ¿Y {tú|usted}?'],
    [/(?:cuántos|cuantos) años/, 'No tengo edad, soy una IA. ¿Y {tú|usted}?'],
    [
      /(?:de dónde|de donde|dónde|donde) (?:eres|es usted|vives|vive)/,
      'Soy una IA y vivo en {tu|su} teléfono. ¿Y {tú|usted}?',
    ],
    [/\by (?:tú|tu|usted)[ ?.!]*$/, 'Yo soy una IA: solo vivo en esta llamada. ¿Y qué más?'],
    [/\bte gusta/, 'Soy una IA, solo sé lo que me cuentan. ¿A {ti te|usted le} gusta?'],
  ],
  italian: [
    [/\bcome (?:stai|sta|va)\b/, 'Molto bene, grazie. E {tu|lei}?'],
    [/\bcome (?:ti chiami|si chiama)\b/, 'Mi chiamo {companion} e sono un’IA. E {tu|lei}?'],
    [/\bquanti anni\b/, 'Non ho età, sono un’IA. E {tu|lei}?'],
    [
      /\bdi dove (?:sei|è)|\bdove (?:abiti|vivi)\b/,
      'Sono un’IA e vivo nel {tuo|suo} telefono. E {tu|lei}?',
    ],
    [/\bti piac/, 'Sono un’IA, so solo quello che mi raccontano. A {te|lei} piace?'],
  ],
  german: [
    [/\bwie geht(?:'s| es)\b/, 'Sehr gut, danke. Und {dir|Ihnen}?'],
    [
      /\bwie (?:heißt|heisst|heißen|heissen) (?:du|sie)\b/,
      'Ich heiße {companion} und bin eine KI. Und {du|Sie}?',
    ],
    [/\bwie alt\b/, 'Ich habe kein Alter, ich bin eine KI. Und {du|Sie}?'],
    [
      /\bwo(?:her)? (?:kommst|kommen|wohnst|wohnen) (?:du|sie)\b/,
      'Ich bin eine KI und wohne in {deinem|Ihrem} Telefon. Und {du|Sie}?',
    ],
    [
      /\bmagst du\b|\bmögen sie\b/,
      'Ich bin eine KI und kenne nur, was man mir erzählt. {Magst du|Mögen Sie} es?',
    ],
  ],
  russian: [
    [/как (?:дела|ты|вы поживаете)/, 'Хорошо, спасибо. А у {тебя|вас}?'],
    [/как (?:тебя|вас) зовут/, 'Меня зовут {companion}, я искусственный интеллект. А {тебя|вас}?'],
  ],
  arabic: [
    [/كيف (?:حالك|الحال)/u, 'بخير، شكرا. وأنت؟'],
    [/كم عمرك/u, 'لا عمر لي، أنا ذكاء اصطناعي. وأنت؟'],
    [/ما اسمك/u, 'أنا ذكاء اصطناعي. وأنت، ما اسمك؟'],
  ],
  chinese: [
    [/你好吗|你怎么样/, '我很好，谢谢。你呢？'],
    [/你叫什么/, '我是人工智能。你呢，你叫什么名字？'],
  ],
  japanese: [
    [/(?:おげんき|元気)ですか/, 'はい、げんきです。あなたは？'],
    [/(?:おなまえ|名前)は/, 'わたしは エーアイです。おなまえは？'],
  ],
}
