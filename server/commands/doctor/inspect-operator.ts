import path from 'node:path'
import { listMissingFacts } from '../../../domain/billing/operator'
import type { Config } from '../../config'
import { operatorFileName } from '../../read-operator'

type InspectedConfig = Pick<Config, 'isLoopback' | 'operator' | 'dataDirectory'>

/** Lists the missing legal facts about the operator; on loopback they are not needed. */
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
