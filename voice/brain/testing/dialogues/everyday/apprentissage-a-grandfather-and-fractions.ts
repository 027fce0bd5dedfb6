import { anyOf, farewell, incomprehension, receivesThanks, shrug } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const apprentissageAGrandfatherAndFractionsDialogue: TestDialogue = {
  id: 'apprentissage-a-grandfather-and-fractions',
  companionId: 'alistair',
  about: 'A grandfather wants to help with homework and comes to English for his holidays.',
  turns: [
    {
      caller: "Bonjour, mon petit-fils est en sixième et je dois l'aider pour les fractions.",
      demand: 'Takes up the grandson or the fractions.',
      mentions: [/\b(petit fils|fractions?|sixieme|aider|devoirs|bonjour|maths?|partage)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "Je ne me souviens de rien, j'ai quitté l'école à quatorze ans.",
      demand: 'Takes up school or reassures.',
      mentions: [/\b(ecole|quatorze|souv|appren|reven|oubli|grave|ensemble|tard|memoire|rien)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "C'est quoi une fraction, au juste ?",
      demand: 'Explains.',
      mentions: [/\b(part|partage|bas|haut|divis|nombre|numerateur)/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Ah oui, comme une tarte coupée en huit.',
      demand: 'Confirms the pie.',
      mentions: [/\b(tarte|huit|oui|exact|parts?|coup|bien|image|morceau)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'Et comment on additionne un demi et un quart ?',
      demand: 'Explains or gives three quarters.',
      mentions: [/\b(denominateur|quarts?|meme|trois)\b/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Lui, il comprend plus vite que moi, il me corrige.',
      demand: 'Takes up the grandson who corrects.',
      mentions: [/\b(petit fils|lui|corrig|vite|compren|il\b|ri|sour|prof|fier)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "Il s'appelle Timothée, il veut devenir pilote.",
      demand: 'Takes up the name or the wish.',
      mentions: [/\b(timothee|pilote|avion|reve|metier|ciel|vol)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "Cet été, on l'emmène en Écosse avec ma femme.",
      demand: 'Takes up Scotland or the journey.',
      mentions: [/\b(ecosse|ete|voyage|femme|lac|partir|part|emmen|depart|valise)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "Je ne parle pas un mot d'anglais.",
      demand: 'Takes up the English.',
      mentions: [/\b(anglais|mot|appren|commenc|lecon|langue|parl|phrase)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "Comment on dit « une bière, s'il vous plaît » ?",
      demand: 'Gives it or admits not knowing.',
      mentions: [/\b(beer|please|pint|pas sure|ne (la )?(sais|connais) pas|dictionnaire)\b/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "C'est l'essentiel, non ?",
      demand: 'Agrees, with humour.',
      mentions: [
        /\b(oui|essentiel|ri|sour|biere|importan|commenc|clair|reste|avis|dirais|suffi|bon)\b/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'Ma femme va se moquer de mon accent.',
      demand: 'Reassures about the accent.',
      mentions: [
        /\b(accent|femme|moqu|ri|sour|oreille|compren|entend|tant pis|charme|grave|prepare|risque)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'Merci, jeune homme, si je puis dire.',
      demand: 'Receives the thanks or jokes.',
      mentions: [anyOf(receivesThanks, /\b(ia|jeune|age|homme)\b/)],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'Je vais vous laisser, Timothée sonne à la porte.',
      demand: 'Says goodbye.',
      mentions: [farewell],
      avoids: [shrug, incomprehension],
    },
  ],
}
