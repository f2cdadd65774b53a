/** How a list tells what its rows belong to. */
export const relationCell = { Cell: '/cms/studio/lists/relation-cell.tsx#RelationCell' }
