import { farewell, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const amitieAWidowAndHerRadioDialogue: TestDialogue = {
  id: 'amitie-a-widow-and-her-radio',
  companionId: 'basile',
  about:
    'An old lady, sometimes formal, tells small things about her street and asks about the world.',
  turns: [
    {
      caller: "Bonjour Basile, c'est Odette, il fait un temps de chien ici.",
      expected: 'Greets or responds to the weather.',
      mentions: [/\b(odette|bonjour|temps|pluie|chien|dehors|mouill|froid|ciel|parapluie|gris)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "J'ai la radio pour compagnie, et vous.",
      expected: 'Responds to the radio or the company.',
      mentions: [/\b(radio|compagnie|ecout|seule?|voix|emission|presence)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "Ce matin, le facteur m'a apporté une carte de ma nièce, de Madère.",
      expected: 'Responds to the card, the niece or Madeira.',
      mentions: [/\b(carte|niece|madere|facteur|voyage|ile|nouvelles|ecrit|vacances)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Elle a toujours eu la bougeotte, celle-là.',
      expected: 'Responds to the niece who travels a lot.',
      mentions: [/\b(niece|bougeotte|voyag|bouge|partir|elle\b|depart|famille|ile)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "Moi, je n'ai jamais pris l'avion de ma vie.",
      expected: 'Responds to the plane.',
      mentions: [/\b(avion|vol\b|jamais|partir|voyag|peur|envie|train|ciel|air)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "C'est où exactement, Madère ?",
      expected: 'Says where, or admits not knowing.',
      mentions: [
        /\b(portugal|atlantique|maroc|afrique|ile|je (ne )?(le |la )?sais pas|pas la reponse|connais pas|verifier|carte)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "Le boulanger de la rue a fermé, ça m'attriste.",
      expected: 'Responds to the bakery.',
      mentions: [/\b(boulang|pain|rue|ferm|quartier|triste|commerce|dommage|peine|vide)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Il faisait des chaussons aux pommes comme personne.',
      expected: 'Responds to the pastry.',
      mentions: [
        /\b(chaussons?|pommes?|boulang|gout|four|pain|delic|manqu|beurre|patiss|sent|recette|rever|assiette)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Vous les aimez, vous, les chaussons aux pommes ?',
      expected: 'Answers honestly about itself.',
      mentions: [
        /\b(ia|intelligence artificielle|pas de (bouche|corps|gout|palais)|mange|gout|assiette|machine|voix)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "C'est vrai, suis-je bête.",
      expected: 'Reassures, lightly.',
      mentions: [
        /\b(non|pas (du tout )?bete|pas de mal|arrive|aucun|question|jolie?|ri|sour|normal|dur|crois pas|signe pas|tout le monde|doux)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Mon docteur veut que je marche une demi-heure par jour.',
      expected: 'Responds to the walk.',
      mentions: [/\b(march|demi heure|docteur|medecin|pas\b|jambes|promen|dehors|sort)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Je fais le tour du square avec ma canne et je parle aux pigeons.',
      expected: 'Responds to the square, the cane or the pigeons.',
      mentions: [/\b(square|pigeons?|canne|tour|banc|oiseaux|marche|promen)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'Vous croyez que les pigeons me reconnaissent ?',
      expected: 'Gives an answer, honest or playful.',
      mentions: [
        /\b(oui|pigeons?|reconn|visage|possible|crois|dirais|sais pas|memoire|avis|oiseaux)\b/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: 'Allez, je vais mettre ma soupe. Bonne soirée, Basile.',
      expected: 'Says goodbye.',
      mentions: [farewell],
      avoids: [onlyAcknowledges, incomprehension],
    },
  ],
}
