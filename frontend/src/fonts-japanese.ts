/** The Japanese slices of the display face: a browser fetches only those whose characters it shows. */
import '@fontsource/dela-gothic-one/index.css';
