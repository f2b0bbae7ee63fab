import { Uniform, UniformsGroup } from 'three'

/** The members of a uniform block as views of one array, and the group that sends it to the GPU in one piece. */
export type Block<Member extends string> = Readonly<Record<Member, Float32Array<ArrayBuffer>>> & {
  readonly group: UniformsGroup
}

/**
 * Creates a uniform block.
 * @param name as the shaders call it
 * @param lengths floats of each member in the block's order, in whole vec4
 */
export function createBlock<Member extends string>(
  name: string,
  lengths: Readonly<Record<Member, number>>,
): Block<Member> {
  const members = Object.entries<number>(lengths)
  const data = new Float32Array(members.reduce((sum, [, length]) => sum + length, 0))
  let from = 0
  const views = members.map(([member, length]) => {
    const view = data.subarray(from, from + length)
    from += length
    return [member, view] as const
  })
  const group = new UniformsGroup()
  group.setName(name)
  group.add(new Uniform(data))
  return { ...(Object.fromEntries(views) as Record<Member, Float32Array<ArrayBuffer>>), group }
}
