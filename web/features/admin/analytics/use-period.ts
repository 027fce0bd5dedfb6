import type { AnalyticsPeriod } from '../../../../contract/admin/analytics'
import { defaultPeriod, presetPeriods } from '../../../../domain/admin/statistics/periods'
import { isCalendarDay } from '../../../../domain/formatting/calendar-days'
import { useListUrl } from '../list/use-list-url'

const presetKeys = presetPeriods.map(String)

/**
 * Reads the period from the URL (the parameter "jours", or "du" and "au"), and creates the links to the preset
 * periods. `showRange` opens any other period.
 */
export function usePeriod() {
  const { read, createLink, changeFilters } = useListUrl()
  const [from, to] = [read('du') ?? '', read('au') ?? '']
  const isCustom = isCalendarDay(from) && isCalendarDay(to)
  const days = presetPeriods.find((preset) => String(preset) === read('jours')) ?? defaultPeriod
  const period: AnalyticsPeriod = isCustom ? { from, to } : { days }
  return {
    period,
    presets: presetKeys.map((key) => ({
      key,
      label: `${key}\u00a0jours`,
      to: createLink({ jours: key === String(defaultPeriod) ? null : key, du: null, au: null }),
      isCurrent: !isCustom && key === String(days),
    })),
    showRange: (range: { from: string; to: string }) =>
      changeFilters({ du: range.from, au: range.to, jours: null }),
  }
}
