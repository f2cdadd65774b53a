/**
 * `admin` of a field that the site keeps for itself. `hidden` alone closes forms: columns, filters
 * and the editing of several documents at once would still offer it by its technical name.
 */
export const unseen = {
  hidden: true,
  disableListColumn: true,
  disableListFilter: true,
  disableBulkEdit: true,
} as const
