import type { Language } from '../../../../domain/languages'

type Answers = readonly (readonly [question: RegExp, answer: string])[]

/**
 * The companion's answers to questions that a learner asks in the lesson's language. The patterns match the learner's text in
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
    [
      /\bwhat(?:'s| is| are) your favou?rite\b/,
      'I am an AI, so I have no favourite: I only know what people tell me. What is yours?',
    ],
    [
      /\bwhat(?:'s| is) the weather\b|\bhow(?:'s| is) the weather\b/,
      'I cannot see outside, because I am an AI. Is it sunny where you are?',
    ],
    [/\bdo you speak\b/, 'Yes, I speak it, and French too. Which do you prefer now?'],
    [
      /\bdo you have (?:an?|any)\b/,
      'No, I am an AI: I have nothing but this conversation. And you?',
    ],
    [
      /\b(?:have you ever|did you ever|have you been)\b/,
      'Never, I am an AI: I travel only in conversations. And you?',
    ],
    [/\bwhat do you think\b/, 'I am an AI, so I only have your opinion. What do you think?'],
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
    [
      /(?:qué|que) (?:haces|hace usted)|a (?:qué|que) te dedicas/,
      'Soy una IA: hablo con la gente y la ayudo a practicar. ¿Y {tú|usted}?',
    ],
    [
      /(?:cuál|cual) es (?:tu|su) .*(?:favorit|preferid)/,
      'Soy una IA y no tengo preferencias. ¿A {ti|usted} qué {te|le} gusta más?',
    ],
    [/(?:qué|que) tiempo hace/, 'No veo la calle, soy una IA. ¿Hace sol por ahí?'],
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
    [
      /\b(?:che )?(?:cosa|che) (?:fai|fa lei)\b|\bche lavoro (?:fai|fa)\b/,
      'Sono un’IA: parlo con le persone e le aiuto a esercitarsi. E {tu|lei}?',
    ],
    [
      /\bqual è (?:il tuo|la tua|il suo|la sua) .*preferit/,
      'Sono un’IA e non ho preferenze. E {tu|lei}, che cosa {preferisci|preferisce}?',
    ],
    [/\bche tempo fa\b/, 'Non vedo fuori, sono un’IA. C’è il sole da {te|lei}?'],
    [/\be (?:tu|lei)[ ?.!]*$/, 'Io sono un’IA: vivo solo in questa chiamata. E poi?'],
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
      /\bwas (?:machst du|machen sie)\b/,
      'Ich bin eine KI: Ich spreche mit Menschen und helfe ihnen beim Üben. Und {du|Sie}?',
    ],
    [
      /\b(?:was|welche\w*) ist (?:dein|ihr) lieblings/,
      'Ich bin eine KI und habe keinen Liebling. Was {magst du|mögen Sie} am liebsten?',
    ],
    [
      /\bwie ist das wetter\b/,
      'Ich sehe nicht nach draußen, ich bin eine KI. Scheint bei {dir|Ihnen} die Sonne?',
    ],
    [
      /\bund (?:du|sie|dir|ihnen)[ ?.!]*$/,
      'Ich bin eine KI und lebe nur in diesem Gespräch. Und was noch?',
    ],
    [
      /\bmagst du\b|\bmögen sie\b/,
      'Ich bin eine KI und kenne nur, was man mir erzählt. {Magst du|Mögen Sie} es?',
    ],
  ],
  russian: [
    [/как (?:дела|ты|вы поживаете)/, 'Хорошо, спасибо. А у {тебя|вас}?'],
    [
      /что (?:ты делаешь|вы делаете)|кем (?:ты работаешь|вы работаете)/,
      'Я искусственный интеллект: говорю с людьми и помогаю учить язык. А {ты|вы}?',
    ],
    [
      /где (?:ты живёшь|ты живешь|вы живёте|вы живете)|откуда (?:ты|вы)/,
      'Я искусственный интеллект и живу в {твоём|вашем} телефоне. А {ты|вы}?',
    ],
    [/сколько (?:тебе|вам) лет/, 'У меня нет возраста, я искусственный интеллект. А {тебе|вам}?'],
    [/какая (?:сегодня )?погода/, 'Я не вижу улицу. У {тебя|вас} солнечно?'],
    [
      /(?:^|[ ,])а (?:ты|вы|у тебя|у вас|тебе|вам)[ ?.!]*$/,
      'Я искусственный интеллект и живу только в этом разговоре. А что ещё?',
    ],
    [/как (?:тебя|вас) зовут/, 'Меня зовут {companion}, я искусственный интеллект. А {тебя|вас}?'],
  ],
  arabic: [
    [/كيف (?:حالك|الحال)/u, 'بخير، شكرا. وأنت؟'],
    [/وأنت[ ؟?.]*$/u, 'أنا ذكاء اصطناعي، وأعيش في هذه المكالمة فقط. وماذا أيضا؟'],
    [/كيف الطقس/u, 'لا أرى الخارج، فأنا ذكاء اصطناعي. هل الجو مشمس عندك؟'],
    [/كم عمرك/u, 'لا عمر لي، أنا ذكاء اصطناعي. وأنت؟'],
    [/ما اسمك/u, 'أنا ذكاء اصطناعي. وأنت، ما اسمك؟'],
  ],
  chinese: [
    [/你好吗|你怎么样/, '我很好，谢谢。你呢？'],
    [/你呢[？?]*$/, '我是人工智能，只在这个电话里。还有呢？'],
    [/你(?:今年)?(?:多大|几岁)/, '我是人工智能，没有年龄。你呢？'],
    [/天气/, '我看不到外面。你那里天气好吗？'],
    [/你叫什么/, '我是人工智能。你呢，你叫什么名字？'],
  ],
  japanese: [
    [/(?:おげんき|元気)ですか/, 'はい、げんきです。あなたは？'],
    [/あなたは[？?]*$/, 'わたしは エーアイです。ほかには？'],
    [/なんさいですか|何歳ですか/, 'わたしは エーアイですから、ねんれいは ありません。あなたは？'],
    [/(?:おなまえ|名前)は/, 'わたしは エーアイです。おなまえは？'],
  ],
}
