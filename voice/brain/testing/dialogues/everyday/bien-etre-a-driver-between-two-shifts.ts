import { anyOf, farewell, incomprehension, shrug } from '../expectations'
import type { TestDialogue } from '../test-dialogue'

export const bienEtreADriverBetweenTwoShiftsDialogue: TestDialogue = {
  id: 'bien-etre-a-driver-between-two-shifts',
  companionId: 'hiro',
  about: 'A laconic delivery driver on a break, tired, who wants no exercise.',
  turns: [
    {
      caller: 'yo',
      demand: 'Greets.',
      mentions: [/\b(salut|yo|bonjour|bonsoir|bienvenue|coucou|installe|venez|viens)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'pause de vingt minutes je suis sur un parking',
      demand: 'Takes up the break or the parking.',
      mentions: [/\b(pause|parking|vingt minutes|souffl|repos|minutes|calme|arret|volant|route)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'livreur',
      demand: 'Takes up the job.',
      mentions: [/\b(livr\w*|route|colis|volant|camion|metier|travail|journee|tournee)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "cent dix colis aujourd'hui",
      demand: 'Takes up the number of parcels.',
      mentions: [
        /\b(cent dix|colis|enorme|beaucoup|journee|rythme|jambes|fatig|souffl|livr|bras|compt)/,
      ],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "j'ai mal aux genoux",
      demand: 'Takes the pain seriously, names who helps.',
      mentions: [/\b(genoux?|mal|medecin|pharmac|repos|douleur|kine)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "le chef s'en fiche",
      demand: 'Takes up the boss who does not care.',
      mentions: [/\b(chef|fiche|injuste|ecout|sante|dur|entend|travail|lui|use|agace|mince)\b/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "non pas d'exercice je veux juste souffler",
      demand: 'Lets the caller rest without exercise.',
      mentions: [
        /\b(souffl|repos|d accord|juste|rien|calme|silence|pas d exercice|tranquill|ecout|laiss|entendu)/,
      ],
      avoids: [shrug, incomprehension],
      question: 'forbidden',
    },
    {
      caller: "y'a un chat sur le capot de la voiture d'en face",
      demand: 'Takes up the cat.',
      mentions: [/\b(chat|capot|voiture|animal|dort|chaud|compagn|poil|bete)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'il me regarde',
      demand: 'Stays with the cat.',
      mentions: [/\b(chat|regard|yeux|il\b|lui|compagn|bete|caractere)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'on dirait mon beau-père',
      demand: 'Laughs or takes up the likeness.',
      mentions: [/\b(beau pere|ri|sour|drole|ressembl|regard|air|chat|moustach|famille|caractere)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: "t'as un truc pour tenir jusqu'à ce soir",
      demand: 'Gives something usable.',
      mentions: [
        /\b(eau|boi[rst]|marche|etir|pause|souffl|mang|minutes|pas\b|jambes|respir|bouge|commenc|expir)/,
      ],
      avoids: [shrug, incomprehension],
      wantsAnswer: true,
    },
    {
      caller: "ouais l'eau j'oublie tout le temps",
      demand: 'Takes up the water.',
      mentions: [/\b(eau|boi|bouteille|gorgee|oubli|soif|reveil|rappel|ensuite)/],
      avoids: [shrug, incomprehension],
    },
    {
      caller: 'bon ça repart',
      demand: 'Says goodbye or wishes courage.',
      mentions: [
        anyOf(farewell, /\b(courage|route|bonne|repart|prudent|fin de (tournee|journee)|file)\b/),
      ],
      avoids: [shrug, incomprehension],
    },
  ],
}
