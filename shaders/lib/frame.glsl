// What the programs need of one frame.
#block Frame
