/** Lengths in parts of the window's width, and in design px. */
export const parts = (...widths: readonly number[]) => widths.map(w => ({ w }))
export const px = (...design: readonly number[]) => design.map(u => ({ u }))

/** What of the hero differs in classes of windows. */
export const HERO_LAYERS = {
  /** In the tier `full`. */
  bold: {
    piece: {
      still: {
        x: parts(0.425, 0.04, 0.362, 0.1),
        y: px(262, -294, -284, 264),
        z: px(-330, 260, 240, -250),
        size: px(690, 276, 176, 310),
        rx: [-12, -30, -28, 12],
        ry: [-26, 22, -32, 30],
        rz: [-8, 10, -12, 8],
      },
    },
  },
  low: {
    piece: { still: { smaller: [1, 0.75, 0.75, 1], least: px(-40, 0, 0, -40) } },
    forward: {
      there: {
        x: parts(0.448, 0.054, 0.346, 0.088),
        y: px(158, -178, -172, 262),
        size: px(626, 226, 230, 368),
        aside: px(-36, 70, -36, 84),
      },
    },
    phone: { still: { x: { w: 0.236 }, y: { u: -160 }, size: { u: 1180 } } },
    hang: { cascade: { head: { px: 57 }, large: { px: 57 } } },
  },
  portrait: {
    piece: {
      still: {
        x: px(138, -148, 172, -140),
        y: px(-88, -341, -354, -120),
        z: px(-220, 130, 110, -110),
        size: px(224, 124, 126, 150),
        rx: [-12, -30, -28, 12],
        ry: [-26, 22, -30, 30],
        rz: [-8, 12, -10, 10],
      },
    },
    drift: {
      far: {
        x: px(8, -6, 6, -8, 0),
        y: px(-16, 22, 26, -14, 4),
        rx: [6, 16, 14, -8, -6],
        ry: [24, -22, 28, -26, 20],
        rz: [32, -38, 34, -32, -4],
      },
    },
    forward: {
      there: {
        x: px(147, -120, 119, -132),
        y: px(-104, -256, -253, -130),
        z: px(-100, 225, 225, -30),
        size: px(256, 142, 142, 205),
        aside: px(-30, 61, -55, 58),
      },
    },
    phone: {
      still: {
        x: { u: 2 },
        y: { u: -291 },
        size: { u: 520 },
        ry: -13,
        rz: 3,
        grows: -0.6,
        lower: { px: 156, u: -156 },
        hangs: { h: 0.5, u: -422 },
        most: { u: 60 },
      },
    },
    hang: {
      cascade: {
        size: { u: 122 },
        x: parts(0.23, -0.23, 0.23, -0.23),
        lower: px(0, 24, 0, 0),
        rx: -14,
        ry: 20,
        rz: -8,
        head: { px: 62 },
        large: { u: 76 },
        wide: { w: 0.132 },
        air: { u: 18 },
        foot: { px: 34, u: 64 },
      },
    },
    ground: { bright: { reach: { u: 240 } }, quiet: { reach: { u: 240 } }, legend: { reach: { u: 170 } } },
  },
} as const
