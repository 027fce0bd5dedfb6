import type {
  ChecksumSource,
  SpeechModelProblem,
} from '../../../providers/local-speech/models/speech-model-error'
import { describeReason } from './describe-reason'

const checksumSourceNames: Record<ChecksumSource, string> = {
  catalogue: 'le catalogue du produit',
  operator: 'l’option --sha256',
  'first-use': 'l’installation précédente',
  publisher: 'la liste d’empreintes de l’éditeur',
}

/** Describes in French why a model was not installed, and what to do about it. */
export function describeProblem(problem: SpeechModelProblem): string {
  switch (problem.kind) {
    case 'unsafe-url':
      return `${problem.url} n’est pas une adresse https:// ; http:// n’est admis que sur cette machine.`
    case 'unreachable':
      return `${problem.url} ne répond pas (${describeReason(problem.reason)}). Relancez la commande : elle reprend où elle s’est arrêtée. Sans réseau, désignez un miroir par SPEECH_MODELS_URL.`
    case 'error-status':
      return `${problem.url} répond ${problem.status}.`
    case 'too-large':
      return `Le fichier dépasse ${formatMegabytes(problem.maxBytes)}, le double de la taille annoncée : il n’a pas été gardé.`
    case 'checksum-unknown':
      return 'L’éditeur ne publie pas d’empreinte vérifiée par nous pour ce modèle. Donnez-la par --sha256, ou ajoutez --trust-on-first-use : celle du fichier reçu sera retenue, et un autre fichier refusé ensuite.'
    case 'checksum-differs':
      return `L’empreinte du fichier reçu n’est pas celle que donne ${checksumSourceNames[problem.source]} : attendue ${problem.expected}, reçue ${problem.received}. Rien n’a été installé.${
        problem.source === 'first-use'
          ? ' Si l’éditeur a changé son fichier et que vous l’acceptez : --accept-new --trust-on-first-use.'
          : ''
      }`
    case 'disk-full':
      return `Il faut ${formatMegabytes(problem.neededBytes)} libres dans DATA_DIR, il y en a ${formatMegabytes(problem.freeBytes)}.`
    case 'tar-missing':
      return 'Le programme « tar » manque : installez-le (et bzip2), puis relancez la commande.'
    case 'archive-invalid':
      return describeArchive(problem)
    case 'archive-too-large':
      return `L’archive contient plus de ${formatMegabytes(problem.maxBytes)}, le quadruple de la taille annoncée : rien n’a été installé.`
    case 'unusable':
      return `ne fonctionne pas sur cette machine (${problem.reason}) : il n’a pas été installé ; celui d’avant, s’il y en a un, reste en place.`
    case 'record-unreadable':
      return `${problem.file} est illisible : supprimez-le et réinstallez les modèles.`
  }
}

function describeArchive({
  cause,
  detail,
}: Extract<SpeechModelProblem, { kind: 'archive-invalid' }>) {
  switch (cause) {
    case 'missing-file':
      return `L’archive ne contient pas le fichier ${detail} : rien n’a été installé.`
    case 'not-a-file':
      return `Dans l’archive, ${detail} n’est pas un simple fichier : rien n’a été installé.`
    case 'not-a-folder':
      return `Dans l’archive, ${detail} n’est pas un simple dossier : rien n’a été installé.`
    case 'tar-failed':
      return `L’archive n’a pas pu être ouverte. Elle demande « tar » et « bzip2 » ; tar répond : « ${detail} ».`
  }
}

const formatMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} Mo`
