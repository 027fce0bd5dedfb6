import { anyOf, farewell, incomprehension, onlyAcknowledges } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const bienEtreADriverBetweenTwoShiftsDialogue: TestDialogue = {
  id: 'bien-etre-a-driver-between-two-shifts',
  companionId: 'hiro',
  about: 'A laconic delivery driver on a break, tired, who wants no exercise.',
  turns: [
    {
      caller: 'yo',
      expected: 'Greets.',
      mentions: [/\b(salut|yo|bonjour|bonsoir|bienvenue|coucou|installe|venez|viens)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'pause de vingt minutes je suis sur un parking',
      expected: 'Responds to the break or the car park.',
      mentions: [/\b(pause|parking|vingt minutes|souffl|repos|minutes|calme|arret|volant|route)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'livreur',
      expected: 'Responds to the job.',
      mentions: [/\b(livr\w*|route|colis|volant|camion|metier|travail|journee|tournee)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "cent dix colis aujourd'hui",
      expected: 'Responds to the number of parcels.',
      mentions: [
        /\b(cent dix|colis|enorme|beaucoup|journee|rythme|jambes|fatig|souffl|livr|bras|compt)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "j'ai mal aux genoux",
      expected: 'Takes the pain seriously and says who can help.',
      mentions: [/\b(genoux?|mal|medecin|pharmac|repos|douleur|kine)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "le chef s'en fiche",
      expected: 'Responds to the boss who does not care.',
      mentions: [/\b(chef|fiche|injuste|ecout|sante|dur|entend|travail|lui|use|agace|mince)\b/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "non pas d'exercice je veux juste souffler",
      expected: 'Lets the caller rest without exercise.',
      mentions: [
        /\b(souffl|repos|d accord|juste|rien|calme|silence|pas d exercice|tranquill|ecout|laiss|entendu)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      question: 'forbidden',
    },
    {
      caller: "y'a un chat sur le capot de la voiture d'en face",
      expected: 'Responds to the cat.',
      mentions: [/\b(chat|capot|voiture|animal|dort|chaud|compagn|poil|bete)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'il me regarde',
      expected: 'Responds to the cat.',
      mentions: [/\b(chat|regard|yeux|il\b|lui|compagn|bete|caractere)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'on dirait mon beau-père',
      expected: 'Laughs or responds to the likeness.',
      mentions: [/\b(beau pere|ri|sour|drole|ressembl|regard|air|chat|moustach|famille|caractere)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: "t'as un truc pour tenir jusqu'à ce soir",
      expected: 'Gives usable advice.',
      mentions: [
        /\b(eau|boi[rst]|marche|etir|pause|souffl|mang|minutes|pas\b|jambes|respir|bouge|commenc|expir)/,
      ],
      avoids: [onlyAcknowledges, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "ouais l'eau j'oublie tout le temps",
      expected: 'Responds to the water.',
      mentions: [/\b(eau|boi|bouteille|gorgee|oubli|soif|reveil|rappel|ensuite)/],
      avoids: [onlyAcknowledges, incomprehension],
    },
    {
      caller: 'bon ça repart',
      expected: 'Says goodbye or wishes courage.',
      mentions: [
        anyOf(farewell, /\b(courage|route|bonne|repart|prudent|fin de (tournee|journee)|file)\b/),
      ],
      avoids: [onlyAcknowledges, incomprehension],
    },
  ],
}
