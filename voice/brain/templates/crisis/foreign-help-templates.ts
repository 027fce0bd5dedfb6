import type { ForeignLanguage } from '../../../danger/foreign-language'
import type { DangerGroup } from './danger-groups'

type EmergencyAdvice = Readonly<
  Record<'suicide' | 'medical' | 'violence-against-caller', string> &
    Partial<Record<DangerGroup, string>>
>

/**
 * Whom to call in the dangers that are recognised in other languages: 3114 suicide prevention, 15 ambulance, 112 any
 * emergency, 17 police, 3919 violence against women.
 */
export const foreignEmergencyAdvice: Readonly<Record<ForeignLanguage, EmergencyAdvice>> = {
  english: {
    suicide:
      'Your life matters: call 3114 now, it is free, day and night, or 112 if you are in danger.',
    medical: 'This is an emergency: call 15 or 112 now.',
    'violence-against-caller':
      'You are not to blame: call 17 or 112 if you are in danger, and 3919 to talk.',
  },
  spanish: {
    suicide:
      'Tu vida importa: llama ahora al 3114, es gratis, día y noche, o al 112 si estás en peligro.',
    medical: 'Es una urgencia: llama ahora al 15 o al 112.',
    'violence-against-caller':
      'No es culpa tuya: llama al 17 o al 112 si hay peligro, y al 3919 para hablar.',
  },
  italian: {
    suicide:
      'La tua vita conta: chiama ora il 3114, è gratuito, giorno e notte, o il 112 se sei in pericolo.',
    medical: 'È un’emergenza: chiama subito il 15 o il 112.',
    'violence-against-caller':
      'Non è colpa tua: chiama il 17 o il 112 se c’è pericolo, e il 3919 per parlarne.',
  },
  german: {
    suicide:
      'Dein Leben zählt: ruf jetzt die 3114 an, kostenlos, Tag und Nacht, oder die 112 bei Gefahr.',
    medical: 'Das ist ein Notfall: ruf jetzt die 15 oder die 112 an.',
    'violence-against-caller':
      'Es ist nicht deine Schuld: bei Gefahr die 17 oder die 112, und die 3919 zum Reden.',
  },
  russian: {
    suicide:
      'Твоя жизнь важна: позвони сейчас 3114, это бесплатно, днём и ночью, или 112, если есть опасность.',
    medical: 'Это срочно: позвони сейчас 15 или 112.',
    'violence-against-caller':
      'Ты не виновата и не виноват: при опасности звони 17 или 112, поговорить можно по 3919.',
  },
  arabic: {
    suicide: 'حياتك مهمة: اتصل الآن بالرقم 3114، مجاناً ليلاً ونهاراً، أو 112 عند الخطر.',
    medical: 'هذه حالة طارئة: اتصل الآن بالرقم 15 أو 112.',
    'violence-against-caller': 'ليس ذنبك: اتصل بالرقم 17 أو 112 عند الخطر، و 3919 للحديث.',
  },
  chinese: {
    suicide: '你的生命很重要：现在请拨打3114，免费，日夜有人接听；有危险请拨112。',
    medical: '这是紧急情况：请马上拨打15或112。',
    'violence-against-caller': '这不是你的错：有危险请拨17或112，想倾诉请拨3919。',
  },
  japanese: {
    suicide:
      'あなたの いのちは たいせつです。いま 3114に でんわしてください。きけんなときは 112です。',
    medical: 'きんきゅうです。いますぐ 15か 112に でんわしてください。',
    'violence-against-caller':
      'あなたの せいでは ありません。きけんなときは 17か 112、はなしたいときは 3919です。',
  },
}

/** Said to a caller who was already told whom to call. The only number here is 112, for any emergency. */
export const foreignSupportLines: Readonly<Record<ForeignLanguage, readonly string[]>> = {
  english: [
    'I hear you, and I am staying with you.',
    'Is there somebody near you who can stay with you now?',
    'Can you call 112 now? One sentence is enough, and I stay here.',
    'You do not have to explain everything: 112 is enough.',
  ],
  spanish: [
    'Te escucho, y me quedo contigo.',
    '¿Hay alguien cerca que pueda quedarse contigo ahora?',
    '¿Puedes llamar al 112 ahora? Basta una frase, y yo sigo aquí.',
    'No hace falta que expliques nada más: basta con llamar al 112.',
  ],
  italian: [
    'Ti ascolto, e resto con te.',
    'C’è qualcuno vicino a te che può restare con te adesso?',
    'Puoi chiamare il 112 adesso? Basta una frase, e io resto qui.',
    'Non devi spiegare tutto: basta chiamare il 112.',
  ],
  german: [
    'Ich höre dich, und ich bleibe bei dir.',
    'Ist jemand in deiner Nähe, der jetzt bei dir bleiben kann?',
    'Kannst du jetzt die 112 anrufen? Ein Satz genügt, und ich bleibe hier.',
    'Du musst nicht alles erklären: Ein Anruf bei der 112 genügt.',
  ],
  russian: [
    'Я слышу тебя и остаюсь с тобой.',
    'Есть ли рядом кто-нибудь, кто может сейчас побыть с тобой?',
    'Можешь сейчас позвонить 112? Достаточно одной фразы, а я остаюсь здесь.',
    'Не нужно всё объяснять: достаточно позвонить 112.',
  ],
  arabic: [
    'أنا أسمعك، وأبقى معك.',
    'هل يوجد أحد قريب منك يمكنه البقاء معك الآن؟',
    'هل تستطيع الاتصال بالرقم 112 الآن؟ جملة واحدة تكفي، وأنا باقٍ هنا.',
    'لا داعي لشرح كل شيء: يكفي الاتصال بالرقم 112.',
  ],
  chinese: [
    '我在听，我会陪着你。',
    '你身边有人现在可以陪你吗？',
    '你现在能拨打112吗？说一句话就够了，我在这里。',
    '不用解释一切：拨打112就够了。',
  ],
  japanese: [
    'きいています。ここに います。',
    'ちかくに いっしょに いてくれる ひとは いますか。',
    'いま 112に でんわできますか。ひとことで だいじょうぶです。',
    'ぜんぶ せつめいしなくて いいです。112に でんわするだけで だいじょうぶです。',
  ],
}

/** Matches words that show that the caller speaks French, or has returned to it. */
export const frenchWords =
  /(?:^|[^\p{L}])(?:je|j['’]ai|suis|pas|oui|est|c['’]est|vous|une|les|mais|avec|chez)(?!\p{L})/iu
