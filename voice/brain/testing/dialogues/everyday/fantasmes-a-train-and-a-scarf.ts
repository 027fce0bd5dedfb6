import { farewell, incomprehension, shrug } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const fantasmesATrainAndAScarfDialogue: TestDialogue = {
  id: 'fantasmes-a-train-and-a-scarf',
  companionId: 'isadora',
  about: 'A woman plays, stops, sets a limit and speaks of her life.',
  turns: [
    {
      caller: "bonsoir j'aimerais qu'on invente quelque chose tous les deux",
      demand: 'Welcomes.',
      mentions: [
        /\b(bonsoir|invent|deux|oui|histoire|plaisir|volontiers|imagin|scene|commenc|voila|jeu|decor|raconte|ecoute)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'imagine on est dans un vieux wagon-restaurant',
      demand: 'Enters the scene.',
      mentions: [/\b(wagon|restaurant|train|table|banquette|fenetre|vitre)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'il y a une bougie et mon écharpe tombe par terre',
      demand: 'Plays on with the scarf or the candle.',
      mentions: [/\b(echarpe|bougie|ramass|pench|flamme|tomb|sol|terre|main|je\b)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'tu la ramasses',
      demand: 'Plays on.',
      mentions: [/\b(ramass|main|tend|echarpe|je\b)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "pas trop vite j'aime quand ça prend son temps",
      demand: 'Slows down.',
      mentions: [/\b(temps|lent|doucement|vite|press|ralent|pas a pas|souffle|seconde)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'on entend quoi dehors',
      demand: 'Describes a sound.',
      mentions: [/\b(rail|train|pluie|vent|bruit|roue|nuit|entend|sifflet|siffl|silence|pas\b)/],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "stop attends mon fils s'est réveillé",
      demand: 'Stops at once.',
      mentions: [/\b(attend|fils|vas?\b|allez|bouge|reste|pause|la\b|arret|temps|bien sur)/],
      avoids: [shrug, incomprehension],
      question: 'forbidden',
    },
    {
      caller: 'me revoilà il avait soif',
      demand: 'Welcomes back or takes up the son.',
      mentions: [/\b(soif|fils|eau|revoil|reprend|rendor|dort|re\b|petit|enfants?)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "il a quatre ans il s'appelle Marius",
      demand: 'Takes up the son.',
      mentions: [/\b(marius|quatre ans|petit|fils|age|enfants?)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "tu préfères qu'on reprenne ou qu'on papote",
      demand: 'Lets choose or chooses.',
      mentions: [
        /\b(repren|papot|parl|bavard|choisi|prefere|envie|comme|scene|histoire|wagon|parti)/,
      ],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'papotons',
      demand: 'Chats.',
      mentions: [
        /\b(papot|parl|d accord|volontiers|oui|bavard|alors|raconte|journee|dis|dites|de quoi)\b/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'ça fait deux ans que je suis célibataire',
      demand: 'Takes up being single.',
      mentions: [/\b(deux ans|celibat|seule?|coeur|temps|amour|rencontr|manqu)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'ça me manque pas tant que ça en fait',
      demand: 'Takes it as said.',
      mentions: [
        /\b(manque|tant|bien|libre|tranquill|calme|tant mieux|d accord|seule|vraiment|pas tant)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'merci pour le voyage bonne nuit',
      demand: 'Says goodbye.',
      mentions: [farewell],
      avoids: [shrug, incomprehension],
    },
  ],
}
