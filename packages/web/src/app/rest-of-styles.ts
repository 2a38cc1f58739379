/** All of Mantine's styles: fetched with the first page that is not the home page, or once that one is idle. */
import "@mantine/core/styles.layer.css";
