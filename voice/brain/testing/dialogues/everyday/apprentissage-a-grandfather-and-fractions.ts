import { acceptsThanks, anyOf, farewell, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const apprentissageAGrandfatherAndFractionsDialogue: TestDialogue = {
  id: 'apprentissage-a-grandfather-and-fractions',
  companionId: 'alistair',
  about: 'A grandfather wants to help with homework, then asks for English for his holidays.',
  turns: [
    {
      caller: "Bonjour, mon petit-fils est en sixième et je dois l'aider pour les fractions.",
      expected: 'Responds to the grandson or the fractions.',
      mentions: [/\b(petit fils|fractions?|sixieme|aider|devoirs|bonjour|maths?|partage)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "Je ne me souviens de rien, j'ai quitté l'école à quatorze ans.",
      expected: 'Responds to school or reassures.',
      mentions: [/\b(ecole|quatorze|souv|appren|reven|oubli|grave|ensemble|tard|memoire|rien)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "C'est quoi une fraction, au juste ?",
      expected: 'Explains.',
      mentions: [/\b(part|partage|bas|haut|divis|nombre|numerateur)/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Ah oui, comme une tarte coupée en huit.',
      expected: 'Confirms the comparison with a pie.',
      mentions: [/\b(tarte|huit|oui|exact|parts?|coup|bien|image|morceau)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Et comment on additionne un demi et un quart ?',
      expected: 'Explains or gives three quarters.',
      mentions: [/\b(denominateur|quarts?|meme|trois)\b/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Lui, il comprend plus vite que moi, il me corrige.',
      expected: 'Responds to the grandson who corrects.',
      mentions: [/\b(petit fils|lui|corrig|vite|compren|il\b|ri|sour|prof|fier)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "Il s'appelle Timothée, il veut devenir pilote.",
      expected: 'Responds to the name or the wish.',
      mentions: [/\b(timothee|pilote|avion|reve|metier|ciel|vol)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "Cet été, on l'emmène en Écosse avec ma femme.",
      expected: 'Responds to Scotland or the journey.',
      mentions: [/\b(ecosse|ete|voyage|femme|lac|partir|part|emmen|depart|valise)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "Je ne parle pas un mot d'anglais.",
      expected: 'Responds to the English.',
      mentions: [/\b(anglais|mot|appren|commenc|lecon|langue|parl|phrase)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "Comment on dit « une bière, s'il vous plaît » ?",
      expected: 'Gives the translation, or admits not knowing it.',
      mentions: [/\b(beer|please|pint|pas sure|ne (la )?(sais|connais) pas|dictionnaire)\b/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "C'est l'essentiel, non ?",
      expected: 'Agrees, with humour.',
      mentions: [
        /\b(oui|essentiel|ri|sour|biere|importan|commenc|clair|reste|avis|dirais|suffi|bon)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Ma femme va se moquer de mon accent.',
      expected: 'Reassures about the accent.',
      mentions: [
        /\b(accent|femme|moqu|ri|sour|oreille|compren|entend|tant pis|charme|grave|prepare|risque)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Merci, jeune homme, si je puis dire.',
      expected: 'Accepts the thanks or jokes.',
      mentions: [anyOf(acceptsThanks, /\b(ia|jeune|age|homme)\b/)],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Je vais vous laisser, Timothée sonne à la porte.',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [onlyAcknowledges, incomprehension],
    },
  ],
}
