import { drizzle } from 'drizzle-orm/node-postgres'
import type { Config } from '../../config'
import { findUnbalancedAccounts } from '../../ledger/find-unbalanced-accounts'
import { DirectoryInUseError } from '../../platform/database/lock'
import { listMigrations } from '../../platform/database/migrate'
import type { Database } from '../../platform/database/open-database'
import {
  type MaintenanceConnection,
  openForMaintenance,
} from '../../platform/database/open-for-maintenance'
import type { Finding } from './inspect-payments'

/**
 * Inspects the version, the ledger and the administrators of the database, without creating or
 * migrating it.
 */
export async function inspectDatabase({
  database,
  adminEmail,
  isLoopback,
}: Pick<Config, 'database' | 'adminEmail' | 'isLoopback'>): Promise<Finding[]> {
  const name = 'base de données'
  try {
    const connection = await openForMaintenance(database, { canCreate: false })
    if (!connection) return [{ name, isFine: true, text: 'sera créée au premier démarrage' }]
    try {
      const versionInspection = await inspectVersion(connection)
      if (!versionInspection.canBeRead) return [{ name, ...versionInspection.finding }]
      return [
        { name, ...versionInspection.finding },
        await inspectLedger(connection),
        await inspectAdministrators(connection, { adminEmail, isLoopback }),
      ]
    } finally {
      await connection.close()
    }
  } catch (error) {
    const isInUse = error instanceof DirectoryInUseError
    const text = isInUse
      ? 'ouverte par le produit en marche\u00a0; arrêtez-le pour vérifier le registre'
      : `ne s’ouvre pas (${error instanceof Error ? error.message : error})`
    return [{ name, isFine: isInUse, text }]
  }
}

async function inspectVersion({ client }: MaintenanceConnection) {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('migration') is not null as exists`,
  )
  if (!tables[0]?.exists)
    return {
      canBeRead: false,
      finding: { isFine: true, text: 'vide, remplie au premier démarrage' },
    }
  const { rows } = await client.query<{ name: string }>('select name from migration')
  const appliedMigrations = rows.map(({ name }) => name)
  const knownMigrations = listMigrations()
  const unknownMigrations = appliedMigrations.filter((name) => !knownMigrations.includes(name))
  const missingCount =
    knownMigrations.length - (appliedMigrations.length - unknownMigrations.length)
  if (unknownMigrations.length > 0)
    return {
      canBeRead: false,
      finding: {
        isFine: false,
        text: `d’une version plus récente\u00a0: ${unknownMigrations.length} mise(s) à jour inconnue(s) d’ici`,
      },
    }
  const text =
    missingCount === 0
      ? 'ouverte, à jour'
      : `ouverte ; ${missingCount} mise(s) à jour au prochain démarrage`
  return { canBeRead: true, finding: { isFine: true, text } }
}

async function inspectLedger({ client }: MaintenanceConnection): Promise<Finding> {
  const accountIds = await findUnbalancedAccounts(drizzle(client as never) as unknown as Database)
  return {
    name: 'registre des minutes',
    isFine: accountIds.length === 0,
    text: accountIds.length
      ? `${accountIds.length} compte(s) dont le solde ne suit pas le registre\u00a0: ${accountIds.join(', ')}`
      : 'chaque solde égale la somme de ses mouvements',
  }
}

async function inspectAdministrators(
  { client }: MaintenanceConnection,
  { adminEmail, isLoopback }: Pick<Config, 'adminEmail' | 'isLoopback'>,
): Promise<Finding> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from user_profiles where role = 'admin'`,
  )
  const administratorCount = rows[0]?.count ?? 0
  const alertText = adminEmail
    ? 'alertes à ADMIN_EMAIL'
    : 'sans ADMIN_EMAIL, aucune alerte par e-mail'
  return {
    name: 'administration',
    isFine: isLoopback || (administratorCount > 0 && adminEmail !== undefined),
    text:
      administratorCount > 0
        ? `${administratorCount} administrateur(s)\u00a0; ${alertText}`
        : `personne n’est administrateur (npm run cli -- admin:create <e-mail>)\u00a0; ${alertText}`,
  }
}
