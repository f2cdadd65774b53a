/** The dashboard's tabs (spec §2); the first is shown where the address names none. */
export const dashboardTabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'create', label: 'Create Lesson' },
  { value: 'manage', label: 'Manage Lessons' },
  { value: 'preview', label: 'Preview' },
] as const
export type DashboardTab = (typeof dashboardTabs)[number]['value']

export const parseDashboardTab = (value: string | null): DashboardTab =>
  dashboardTabs.find((tab) => tab.value === value)?.value ?? 'overview'

/** The search of an address that shows a tab and keeps the lesson chosen for the preview. */
export function searchOf(tab: DashboardTab, lessonId: number | null) {
  const search = new URLSearchParams()
  if (tab !== 'overview') search.set('tab', tab)
  if (lessonId !== null) search.set('lesson', String(lessonId))
  const text = search.toString()
  return text && `?${text}`
}
