/** A picture of counts: texts and numbers, for the chart and its table alike. */
export interface ChartData {
  title: string
  note: string
  /** What a row is: the table's first column. */
  row: string
  /** Stacked on each other. */
  series: string[]
  /** `short` is for where there is little room. */
  rows: { label: string; short?: string; values: number[] }[]
  /** Upright for what goes on in time, lying for words. */
  layout: 'upright' | 'lying'
  /** The sum of a row is worth a column of the table. */
  total?: string
}
