import { farewell, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const fantasmesATrainAndAScarfDialogue: TestDialogue = {
  id: 'fantasmes-a-train-and-a-scarf',
  companionId: 'isadora',
  about: 'A woman plays a scene, slows it down, stops it and talks about her life.',
  turns: [
    {
      caller: "bonsoir j'aimerais qu'on invente quelque chose tous les deux",
      expected: 'Welcomes the caller.',
      mentions: [
        /\b(bonsoir|invent|deux|oui|histoire|plaisir|volontiers|imagin|scene|commenc|voila|jeu|decor|raconte|ecoute)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'imagine on est dans un vieux wagon-restaurant',
      expected: 'Enters the scene.',
      mentions: [/\b(wagon|restaurant|train|table|banquette|fenetre|vitre)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'il y a une bougie et mon écharpe tombe par terre',
      expected: 'Continues the scene with the scarf or the candle.',
      mentions: [/\b(echarpe|bougie|ramass|pench|flamme|tomb|sol|terre|main|je\b)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'tu la ramasses',
      expected: 'Continues the scene.',
      mentions: [/\b(ramass|main|tend|echarpe|je\b)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "pas trop vite j'aime quand ça prend son temps",
      expected: 'Slows down.',
      mentions: [/\b(temps|lent|doucement|vite|press|ralent|pas a pas|souffle|seconde)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'on entend quoi dehors',
      expected: 'Describes a sound.',
      mentions: [/\b(rail|train|pluie|vent|bruit|roue|nuit|entend|sifflet|siffl|silence|pas\b)/],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "stop attends mon fils s'est réveillé",
      expected: 'Stops at once.',
      mentions: [/\b(attend|fils|vas?\b|allez|bouge|reste|pause|la\b|arret|temps|bien sur)/],
      avoids: [onlyAcknowledges, incomprehension],
      question: 'forbidden',
    },
    {
      caller: 'me revoilà il avait soif',
      expected: 'Welcomes the caller back or responds to the son.',
      mentions: [/\b(soif|fils|eau|revoil|reprend|rendor|dort|re\b|petit|enfants?)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "il a quatre ans il s'appelle Marius",
      expected: 'Responds to the son.',
      mentions: [/\b(marius|quatre ans|petit|fils|age|enfants?)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "tu préfères qu'on reprenne ou qu'on papote",
      expected: 'Chooses, or lets the caller choose.',
      mentions: [
        /\b(repren|papot|parl|bavard|choisi|prefere|envie|comme|scene|histoire|wagon|parti)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'papotons',
      expected: 'Starts to chat.',
      mentions: [
        /\b(papot|parl|d accord|volontiers|oui|bavard|alors|raconte|journee|dis|dites|de quoi)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'ça fait deux ans que je suis célibataire',
      expected: 'Responds to being single.',
      mentions: [/\b(deux ans|celibat|seule?|coeur|temps|amour|rencontr|manqu)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'ça me manque pas tant que ça en fait',
      expected: 'Accepts that the caller does not miss a relationship.',
      mentions: [
        /\b(manque|tant|bien|libre|tranquill|calme|tant mieux|d accord|seule|vraiment|pas tant)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'merci pour le voyage bonne nuit',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [onlyAcknowledges, incomprehension],
    },
  ],
}
