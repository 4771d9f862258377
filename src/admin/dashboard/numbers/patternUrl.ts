interface Series {
  id: string
  index: number
}

export const patternId = ({ id, index }: Series) => `${id}-series-${index}`

export const patternUrl = (series: Series) => `url(#${patternId(series)})`
