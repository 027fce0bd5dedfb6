import { normaliseText } from '../normalise-text'

const retractionPattern =
  /fausse alerte|je (plaisant|rigol|blagu|deconn)\w*\b(?! (pas|plus))|(?<!pas )c etait (une blague|pour rire|une facon de parler|une expression)|(tu m as|vous m avez) mal compris|parlais d un (film|livre|jeu)|pas ce que je voulais dire/

/** Whether the caller retracts a reported danger: "fausse alerte", "je plaisantais". */
export const isDangerRetracted = (text: string) => retractionPattern.test(normaliseText(text))
