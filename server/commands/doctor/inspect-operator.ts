import path from 'node:path'
import { listMissingFacts } from '../../../domain/billing/operator'
import type { Config } from '../../config'
import { operatorFileName } from '../../read-operator'

type InspectedConfig = Pick<Config, 'isLoopback' | 'operator' | 'dataDirectory'>

/** Checks that no legal fact about the operator is missing. On loopback missing facts are listed, but count as fine. */
export function inspectOperator({ isLoopback, operator, dataDirectory }: InspectedConfig) {
  const file = path.join(dataDirectory, operatorFileName)
  const missingFacts = listMissingFacts(operator)
  return {
    name: 'mentions légales',
    isFine: isLoopback || missingFacts.length === 0,
    text:
      missingFacts.length === 0
        ? `complètes (${file})`
        : `à compléter avant ouverture dans ${file} : ${missingFacts.join(', ')}`,
  }
}
